import { roles } from '@rxweb/contracts/shared/roles';
import type { StoreInfo } from '@rxweb/contracts/store';
import { getSecondFactorRules, type SecondFactorRules, setSecondFactorRules } from '@rxweb/contracts/users';
import { instantOf, storeDate } from '@rxweb/domain/store/opening-hours';
import { useCallback, useState } from 'react';
import { useStore } from '../../boot/boot.tsx';
import { onRequest, type ReadOptions } from '../../data/base-query.ts';
import { useQuery } from '../../data/use-query.ts';
import { useStaffCall } from '../../data/use-staff-call.ts';
import { useStaffTexts } from '../../texts/use/use-staff-texts.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { errorText } from './error-text.ts';

/** From when each role needs a second factor. Days are the store's. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const call = useStaffCall();
  const { secondFactor: texts } = useStaffTexts();
  const read = useCallback(({ signal }: ReadOptions) => call(getSecondFactorRules, {}, { signal }), [call]);
  const { data: rules, isError, error } = useQuery(read, onRequest);
  return (
    <Dialog title={texts.rules} description={texts.rulesText} onClose={onClose}>
      {isError && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
      {!rules && !isError && <Spinner />}
      {rules && <RulesForm rules={rules} onClose={onClose} />}
    </Dialog>
  );
}

function RulesForm({ rules, onClose }: { rules: SecondFactorRules; onClose: () => void }) {
  const store = useStore();
  const call = useStaffCall();
  const { secondFactor: texts, shell } = useStaffTexts();
  const [days, setDays] = useState(() => daysOf(store, rules));
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await call(setSecondFactorRules, { body: rulesOf(store, days, rules) });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setIsBusy(false);
    }
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {roles.map((role) => (
        <DayField
          key={role}
          label={texts.from(shell.roles[role])}
          hint={texts.notRequired}
          value={days[role]}
          onChange={(day) => setDays({ ...days, [role]: day })}
        />
      ))}
      <DialogActions>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </Button>
      </DialogActions>
    </Form>
  );
}

type Days = Record<keyof SecondFactorRules, string>;

const dayOf = (store: StoreInfo, from: string | null) => (from === null ? '' : storeDate(store, new Date(from)));

const daysOf = (store: StoreInfo, { admin, pharmacist, employee }: SecondFactorRules): Days => ({
  admin: dayOf(store, admin),
  pharmacist: dayOf(store, pharmacist),
  employee: dayOf(store, employee),
});

/** A day left as it was keeps its time. */
function rulesOf(store: StoreInfo, days: Days, before: SecondFactorRules): SecondFactorRules {
  const ruleOf = (role: keyof Days) => {
    if (days[role] === dayOf(store, before[role])) return before[role];
    return days[role] === '' ? null : instantOf(store, days[role], '00:00').toISOString();
  };
  return { admin: ruleOf('admin'), pharmacist: ruleOf('pharmacist'), employee: ruleOf('employee') };
}
