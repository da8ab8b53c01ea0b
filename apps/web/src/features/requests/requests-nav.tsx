import { useFrameTexts } from '../../texts/staff/use-frame-texts.ts';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { requestPaths } from './request-paths.ts';

interface RequestsNavProps {
  current: typeof requestPaths.list | typeof requestPaths.day;
}

/** The list and the day. The list stays current while one of its requests is open. */
export function RequestsNav({ current }: RequestsNavProps) {
  const { titles } = useFrameTexts();
  const entries = [
    { label: titles.Requests, href: requestPaths.list },
    { label: titles.Appointments, href: requestPaths.day },
  ];
  return <PageTabs label={titles.Requests} entries={entries} current={current} />;
}
