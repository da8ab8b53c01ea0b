import { useFrameTexts } from '../../texts/staff/use-frame-texts.ts';
import { PageLink } from '../page-link.tsx';
import { personIcon } from '../staff-icons.ts';

interface PersonLinkProps {
  place: 'request' | 'conversation' | 'text' | 'case';
  /** Of the request, conversation, thread or shoe case. */
  id: string;
}

/** To everything about the person of this, for roles that may see it. */
export function PersonLink({ place, id }: PersonLinkProps) {
  const { contact } = useFrameTexts();
  return (
    <PageLink variant="quiet" icon={personIcon} href={`/app/people/of/${place}/${id}`}>
      {contact}
    </PageLink>
  );
}
