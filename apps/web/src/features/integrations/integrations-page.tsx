import type { PageProps } from '../../app/feature.ts';
import { useIntegrationsTexts } from '../../texts/use/use-integrations-texts.ts';
import { StaffPage } from '../../ui/staff-page.tsx';
import { EndpointsPanel } from './endpoints-panel.tsx';
import { useIntegrationsApi } from './integrations.api.ts';
import { KeysPanel } from './keys-panel.tsx';
import { NoticesPanel } from './notices-panel.tsx';

/** Keys for other programs, notices about orders, and every endpoint. */
export function IntegrationsPage(_: PageProps) {
  const texts = useIntegrationsTexts();
  const api = useIntegrationsApi();
  return (
    <StaffPage title={texts.title} text={texts.intro}>
      <KeysPanel api={api} />
      <NoticesPanel api={api} />
      <EndpointsPanel api={api} />
    </StaffPage>
  );
}
