import type { BootData } from '@rxweb/contracts/store';
import type { ReactNode } from 'react';
import { BootProvider } from '../boot/boot.tsx';
import { LockGate } from './lock-gate.tsx';

/** Outermost first. */
export function Providers({ boot, children }: { boot: BootData; children: ReactNode }) {
  return (
    <BootProvider boot={boot}>
      <LockGate>{children}</LockGate>
    </BootProvider>
  );
}
