import { Component, type ReactNode } from 'react';
import { logFailure } from '../lib/log.ts';
import { useTexts } from '../lib/texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Keeps a failure in one part of the page there, most often code that could not be loaded. React knows this only as a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A part of the page failed', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failure />;
  }
}

function Failure() {
  const { pages } = useTexts();
  return (
    <Notice tone="danger" role="alert" action={<Button onClick={() => location.reload()}>{pages.reload}</Button>}>
      {pages.failed}
    </Notice>
  );
}
