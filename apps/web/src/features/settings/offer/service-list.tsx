import type { AppointmentService } from '@rxweb/contracts/settings/appointments';
import { useOfferSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { arrowUpIcon } from '../../../ui/icons.ts';
import { arrowDownIcon, trashIcon } from '../../../ui/more-icons.ts';
import { pencilIcon } from '../../../ui/staff-icons.ts';
import page from '../settings-page.module.css';
import styles from './offer.module.css';
import { serviceFacts } from './offer-words.ts';

interface ServiceListProps {
  services: readonly AppointmentService[];
  /** Just added, and not saved. */
  hasSamples: boolean;
  onEdit: (service: AppointmentService) => void;
  onRemove: (service: AppointmentService) => void;
  onChange: (edit: (all: AppointmentService[]) => AppointmentService[]) => void;
}

/** In the order in which visitors see them. */
export function ServiceList({ services, hasSamples, onEdit, onRemove, onChange }: ServiceListProps) {
  const { services: texts } = useOfferSettingsTexts();
  const language = useLanguage();
  const move = (from: number, to: number) =>
    onChange((all) => {
      const moved = all.slice(from, from + 1);
      return all.toSpliced(from, 1).toSpliced(to, 0, ...moved);
    });
  return (
    <ul>
      {services.map((service, index) => {
        const name = service.name[language];
        return (
          <li key={service.slug} className={styles.item}>
            <div>
              <p className={styles.name}>
                {name} {hasSamples && <Badge tone="neutral">{texts.sample}</Badge>}
              </p>
              <p className={page.muted}>{serviceFacts(service, language)}</p>
            </div>
            <div className={styles.tools}>
              <CheckField
                label={texts.isOn}
                name={texts.isOnFor(name)}
                isChecked={service.isOn}
                onChange={(isOn) => onChange((all) => all.with(index, { ...service, isOn }))}
              />
              {index > 0 && (
                <IconButton label={texts.up(name)} drawing={arrowUpIcon} onClick={() => move(index, index - 1)} />
              )}
              {index < services.length - 1 && (
                <IconButton label={texts.down(name)} drawing={arrowDownIcon} onClick={() => move(index, index + 1)} />
              )}
              <IconButton label={texts.edit(name)} drawing={pencilIcon} onClick={() => onEdit(service)} />
              <IconButton label={texts.remove(name)} drawing={trashIcon} onClick={() => onRemove(service)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
