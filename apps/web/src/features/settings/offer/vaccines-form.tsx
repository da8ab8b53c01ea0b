import { type VaccineRule, vaccineCheckDays } from '@rxweb/contracts/settings/appointments';
import { isCheckDue, vaccineName } from '@rxweb/domain/requests/vaccine-table';
import { storeDate } from '@rxweb/domain/store/opening-hours';
import { formatDate } from '@rxweb/domain/text/format';
import { useState } from 'react';
import { useNow } from '../../../boot/use-now.ts';
import { useOfferSettingsTexts } from '../../../texts/use/use-offer-settings-texts.ts';
import { useLanguage } from '../../../texts/use/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { checkIcon, trashIcon } from '../../../ui/more-icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { pencilIcon } from '../../../ui/staff-icons.ts';
import { State } from '../../../ui/state.tsx';
import { Cell, Table } from '../../../ui/table.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';
import { appointmentsOf, changeAppointments } from './change-appointments.ts';
import styles from './offer.module.css';
import { VaccineDialog } from './vaccine-dialog.tsx';

const mostVaccines = 40;
const minuteMs = 60_000;

export function VaccinesForm({ settings, onChange }: SectionProps) {
  const { vaccines: texts } = useOfferSettingsTexts();
  const { vaccines } = appointmentsOf(settings);
  const today = storeDate(settings.store, useNow(minuteMs));
  const [edited, setEdited] = useState<VaccineRule | 'new' | null>(null);
  const change = (edit: (all: VaccineRule[]) => VaccineRule[]) =>
    changeAppointments(onChange)(({ vaccines: before, ...rest }) => ({ ...rest, vaccines: edit(before) }));
  const replaced = edited === 'new' || edited === null ? null : edited.vaccine;
  const keep = (rule: VaccineRule) => {
    change((all) =>
      replaced === null ? [...all, rule] : all.map((each) => (each.vaccine === replaced ? rule : each)),
    );
    setEdited(null);
  };
  return (
    <>
      <Panel
        title={texts.title}
        action={
          vaccines.length < mostVaccines && (
            <Button variant="quiet" icon={plusIcon} onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          )
        }
      >
        <p className={page.muted}>{texts.text}</p>
        {vaccines.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <VaccineTable
            vaccines={vaccines}
            today={today}
            onEdit={setEdited}
            onChecked={(index) =>
              change((all) => all.map((each, place) => (place === index ? { ...each, checkedOn: today } : each)))
            }
            onRemove={(index) => change((all) => all.toSpliced(index, 1))}
          />
        )}
      </Panel>
      {edited !== null && (
        <VaccineDialog
          rule={edited === 'new' ? null : edited}
          today={today}
          taken={vaccines.map(({ vaccine }) => vaccine).filter((name) => name !== replaced)}
          onDone={keep}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

interface VaccineTableProps {
  vaccines: readonly VaccineRule[];
  today: string;
  onEdit: (rule: VaccineRule) => void;
  onChecked: (index: number) => void;
  onRemove: (index: number) => void;
}

function VaccineTable({ vaccines, today, onEdit, onChecked, onRemove }: VaccineTableProps) {
  const { vaccines: texts } = useOfferSettingsTexts();
  const language = useLanguage();
  const columns = [texts.vaccine, texts.ages, texts.prescription, texts.walkIn, texts.checked, texts.tools];
  const head = columns.map((label) => (
    <th key={label} scope="col">
      {label}
    </th>
  ));
  return (
    <Table label={texts.title} head={head}>
      {vaccines.map((rule, index) => {
        const name = vaccineName(rule, language);
        return (
          <tr key={rule.vaccine}>
            <Cell>
              <b>{name}</b>
            </Cell>
            <Cell label={texts.ages}>{(language === 'es' && rule.agesEs) || rule.ages}</Cell>
            <Cell label={texts.prescription}>{texts.needed[answerOf(rule.needsPrescription)]}</Cell>
            <Cell label={texts.walkIn}>{texts.walkIns[answerOf(rule.walkIn)]}</Cell>
            <Cell label={texts.checked}>
              <Checked rule={rule} today={today} />
            </Cell>
            <Cell>
              <span className={styles.tools}>
                {rule.checkedOn !== today && (
                  <Button
                    variant="quiet"
                    icon={checkIcon}
                    aria-label={texts.todayFor(name)}
                    onClick={() => onChecked(index)}
                  >
                    {texts.today}
                  </Button>
                )}
                <IconButton label={texts.edit(name)} drawing={pencilIcon} onClick={() => onEdit(rule)} />
                <IconButton label={texts.remove(name)} drawing={trashIcon} onClick={() => onRemove(index)} />
              </span>
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}

function Checked({ rule, today }: { rule: VaccineRule; today: string }) {
  const { vaccines: texts } = useOfferSettingsTexts();
  const language = useLanguage();
  return (
    <span className={styles.due}>
      {formatDate(rule.checkedOn, language)}
      {isCheckDue(rule, today) && <State tone="fail">{texts.due(vaccineCheckDays)}</State>}
    </span>
  );
}

const answerOf = (is: boolean | undefined) => (is === undefined ? 'unknown' : is ? 'yes' : 'no');
