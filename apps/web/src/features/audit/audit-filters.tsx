import type { AuditTexts } from '../../texts/admin/audit-en.ts';
import { auditTexts } from '../../texts/admin/use-audit-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './audit-filters.module.css';
import { actionChoices } from './audit-labels.ts';
import { type AuditView, auditQuery, everything } from './audit-view.ts';

const firstDay = '2000-01-01';

interface AuditFiltersProps {
  view: AuditView;
  onShow: (view: AuditView) => void;
  people: readonly { id: string; name: string }[];
}

export function AuditFilters({ view, onShow, people }: AuditFiltersProps) {
  const { filters: texts, actions, language } = auditTexts.use();
  return (
    <search className={styles.filters}>
      <SelectField
        label={texts.action}
        value={view.action}
        options={[{ value: '', label: texts.allActions }, ...actionChoices(actions, language)]}
        onChange={(action) => onShow({ ...view, action })}
      />
      <SelectField
        label={texts.outcome}
        value={view.outcome}
        options={[
          { value: '', label: texts.outcomes.all },
          { value: 'ok', label: texts.outcomes.ok },
          { value: 'refused', label: texts.outcomes.refused },
        ]}
        onChange={(outcome) => onShow({ ...view, outcome })}
      />
      <SelectField
        label={texts.person}
        value={view.person}
        options={personChoices(people, view.person, texts)}
        onChange={(person) => onShow({ ...view, person, by: person === '' ? '' : view.by })}
      />
      {view.person !== '' && (
        <SelectField
          label={texts.show}
          value={view.by}
          options={[
            { value: '', label: texts.concerning },
            { value: 'person', label: texts.byThem },
          ]}
          onChange={(by) => onShow({ ...view, by })}
        />
      )}
      <DayField
        label={texts.from}
        value={view.from}
        earliest={firstDay}
        latest={view.to}
        className={styles.day}
        onChange={(from) => onShow({ ...view, from })}
      />
      <DayField
        label={texts.to}
        value={view.to}
        earliest={view.from || firstDay}
        className={styles.day}
        onChange={(to) => onShow({ ...view, to })}
      />
      {auditQuery(view) !== '' && (
        <Button variant="quiet" onClick={() => onShow(everything)}>
          {texts.clear}
        </Button>
      )}
    </search>
  );
}

function personChoices(people: AuditFiltersProps['people'], chosen: string, texts: AuditTexts['filters']) {
  const known = people.map(({ id, name }) => ({ value: id, label: name || id }));
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen);
  return [
    { value: '', label: texts.everyone },
    ...known,
    ...(isKnown ? [] : [{ value: chosen, label: texts.unknown }]),
  ];
}
