import type { Settings } from '@rxweb/contracts/settings';
import type { ClaimSupplier } from '@rxweb/contracts/shoes/claim';
import type { BillingField } from '../../../texts/store-content/billing-settings-en.ts';
import { useBillingSettingsTexts } from '../../../texts/use/use-billing-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';

const supplierFields = [
  'name',
  'npi',
  'taxId',
  'taxonomy',
  'street',
  'city',
  'state',
  'zip',
  'contact.name',
  'contact.phone',
] as const;
const routeFields = [
  'submitter.name',
  'submitter.id',
  'receiver.name',
  'receiver.id',
  'payer.name',
  'payer.id',
] as const;

export function BillingForm(props: SectionProps) {
  const texts = useBillingSettingsTexts();
  const { settings, onChange, isReadOnly, serverDecides } = props;
  const { billing } = settings;
  return (
    <>
      {serverDecides.includes('billing') && <Notice tone="info">{texts.elsewhere}</Notice>}
      {billing ? (
        <Details {...props} billing={billing} />
      ) : (
        <Panel title={texts.none.title}>
          <div className={page.panelBody}>
            <p>{texts.none.text}</p>
            {!isReadOnly && (
              <div>
                <Button onClick={() => onChange((before) => ({ ...before, billing: blankFor(before) }))}>
                  {texts.none.add}
                </Button>
              </div>
            )}
          </div>
        </Panel>
      )}
    </>
  );
}

/** What the store's settings say already. */
function blankFor({ store }: Settings): ClaimSupplier {
  const party = { name: '', id: '', qualifier: 'ZZ' };
  return {
    ...{ name: store.name, npi: '', taxId: '', street: '', city: '', state: '', zip: '' },
    contact: { name: '', phone: store.phone.replace(/^\+1/, '') },
    submitter: party,
    receiver: party,
    payer: { name: '', id: '' },
    isTest: true,
  };
}

type DetailsProps = SectionProps & { billing: ClaimSupplier };

function Details(props: DetailsProps) {
  const texts = useBillingSettingsTexts();
  const { billing, onChange, isReadOnly } = props;
  const change = changeOf(onChange);
  return (
    <>
      <Panel title={texts.supplier.title}>
        <div className={page.panelBody}>
          <p className={page.muted}>{texts.supplier.text}</p>
          <Fields {...props} names={supplierFields} />
        </div>
      </Panel>
      <Panel title={texts.routes.title}>
        <div className={page.panelBody}>
          <p className={page.muted}>{texts.routes.text}</p>
          <Fields {...props} names={routeFields} />
          <CheckField
            label={texts.isTest}
            hint={texts.isTestHint}
            isChecked={billing.isTest}
            onChange={(isTest) => change((before) => ({ ...before, isTest }))}
          />
        </div>
      </Panel>
      <Accreditation {...props} />
      {!isReadOnly && (
        <div>
          <Button variant="quiet" onClick={() => onChange(({ billing: _, ...rest }) => rest)}>
            {texts.remove}
          </Button>
        </div>
      )}
    </>
  );
}

function Fields({ names, billing, onChange, problems }: DetailsProps & { names: readonly BillingField[] }) {
  const { fields } = useBillingSettingsTexts();
  const change = changeOf(onChange);
  return (
    <div className={page.pair}>
      {names.map((name) => (
        <TextField
          key={name}
          label={fields[name].label}
          name={`billing-${name}`}
          defaultValue={valueAt(billing, name)}
          isRequired={name !== 'taxonomy'}
          problem={problems.has(`billing.${name}`) ? fields[name].bad : null}
          onChange={(text) => change((before) => withValue(before, name, text.trim()))}
        />
      ))}
    </div>
  );
}

function Accreditation({ billing: { accreditation }, onChange, problems }: DetailsProps) {
  const { accreditation: texts } = useBillingSettingsTexts();
  const change = changeOf(onChange);
  const set = (next: ClaimSupplier['accreditation']) =>
    change(({ accreditation: _, ...rest }) => (next ? { ...rest, accreditation: next } : rest));
  const status = accreditation?.status ?? 'unset';
  const options = (['unset', 'accredited', 'exempt'] as const).map((value) => ({ value, label: texts.options[value] }));
  return (
    <Panel title={texts.title}>
      <div className={page.pair}>
        <SelectField
          label={texts.label}
          value={status}
          options={options}
          onChange={(next) =>
            set(next === 'unset' ? undefined : next === 'exempt' ? { status: next } : { status: next, expires: '' })
          }
        />
        {accreditation?.status === 'accredited' && (
          <TextField
            label={texts.expires}
            name="billing-accreditation-expires"
            type="date"
            defaultValue={accreditation.expires}
            isRequired
            hint={texts.hint}
            problem={problems.has('billing.accreditation.expires') ? texts.bad : null}
            onChange={(expires) => set({ status: 'accredited', expires })}
          />
        )}
      </div>
    </Panel>
  );
}

function changeOf(onChange: SectionProps['onChange']) {
  return (edit: (billing: ClaimSupplier) => ClaimSupplier) =>
    onChange((before) => (before.billing ? { ...before, billing: edit(before.billing) } : before));
}

function valueAt(billing: ClaimSupplier, name: BillingField): string {
  const [part = '', key] = name.split('.');
  const value: unknown = Reflect.get(billing, part);
  return String((key ? Reflect.get(value as object, key) : value) ?? '');
}

/** Without the optional code, if it's empty. */
function withValue(billing: ClaimSupplier, name: BillingField, text: string): ClaimSupplier {
  if (name === 'taxonomy' && text === '') {
    const { taxonomy: _, ...rest } = billing;
    return rest;
  }
  const [part = '', key] = name.split('.');
  const value = key ? { ...Reflect.get(billing, part), [key]: text } : text;
  return { ...billing, [part]: value };
}
