import type { BootData } from '@rxweb/contracts/store';
import type { ReactNode } from 'react';
import { SessionProvider } from '../features/session/session-provider.tsx';
import { BootProvider } from '../lib/boot.tsx';
import { AlertProvider } from '../ui/alert-dialog.tsx';
import { LockGate } from './lock-gate.tsx';

/** Everything that stands above all pages, outermost first. */
export function Providers({ boot, children }: { boot: BootData; children: ReactNode }) {
  return (
    <BootProvider boot={boot}>
      <SessionProvider>
        <LockGate>
          <AlertProvider>{children}</AlertProvider>
        </LockGate>
      </SessionProvider>
    </BootProvider>
  );
}
