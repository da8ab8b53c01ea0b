import { adminStep, type Finding, healthy, needsAttention, notSetUp } from '../../kernel/feature/finding.ts';
import { networkless } from '../../kernel/sandbox/isolation.ts';

const apart = 'Files from outside are read by a program of its own without secrets or other files';

/** Whether the reader of untrusted files has no network even below Node. */
export function checkIsolation(command: readonly string[] = networkless(), platform = process.platform): Finding {
  if (command.length > 0) return healthy(`${apart}, cut off from the network.`);
  const only = `${apart}, but only Node’s own limits keep it off the network`;
  if (platform !== 'linux') return notSetUp(`${only}: this system has no namespaces.`);
  return needsAttention(`${only}: this system doesn’t allow it namespaces.`, namespaceStep);
}

const namespaceStep = adminStep(
  'Allow user namespaces to RxWeb’s user and install util-linux (unshare): RestrictNamespaces=user net ipc uts in a systemd unit, a seccomp profile with unshare for a container, or kernel.apparmor_restrict_unprivileged_userns=0. Then restart RxWeb.',
);
