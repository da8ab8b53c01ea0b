import { Component, type ReactNode } from 'react';
import { logFailure } from '../browser/log.ts';
import { useTexts } from '../texts/use/use-texts.ts';
import { NoticeLine } from '../ui/notice-line.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Contains a failure of one part, mostly code that did not load. React offers this only as a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    logFailure('Page part failed', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failure />;
  }
}

function Failure() {
  const { pages } = useTexts();
  return (
    <NoticeLine
      kind="failed"
      action={
        <button type="button" onClick={() => location.reload()}>
          {pages.reload}
        </button>
      }
    >
      {pages.failed}
    </NoticeLine>
  );
}
