import { type Agreement, type AgreementService, agreementServices } from '@rxweb/contracts/shared/agreements';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { AgreementField } from '../../../texts/store-content/agreement-settings-en.ts';
import { useAgreementSettingsTexts } from '../../../texts/use/use-agreement-settings-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SectionProps } from '../section.ts';
import page from '../settings-page.module.css';

const fields: readonly AgreementField[] = ['vendor', 'scope', 'signed', 'expires'];
const blank: Agreement = { vendor: '', scope: '', signed: '' };

/** The register of business associate agreements (domain facts 2, L3). */
export function AgreementsForm(props: SectionProps) {
  const { intro } = useAgreementSettingsTexts();
  return (
    <>
      <p className={page.muted}>{intro}</p>
      {agreementServices.map((service) => (
        <Service key={service} {...props} service={service} />
      ))}
    </>
  );
}

function Service({ service, settings, onChange, problems, isReadOnly }: SectionProps & { service: AgreementService }) {
  const texts = useAgreementSettingsTexts();
  const agreement = settings.agreements?.[service];
  const change = (edit: (before: Agreement | undefined) => Agreement | undefined) =>
    onChange(({ agreements, ...rest }) => {
      const { [service]: before, ...others } = agreements ?? {};
      const after = edit(before);
      const next = after ? { ...others, [service]: after } : others;
      return Object.keys(next).length > 0 ? { ...rest, agreements: next } : rest;
    });
  const body = useRef<HTMLDivElement>(null);
  const replace = (next: Agreement | undefined) => {
    flushSync(() => change(() => next));
    body.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  if (!agreement) {
    return (
      <Panel title={texts.services[service]}>
        <div ref={body} className={page.panelBody}>
          <p>{texts.none}</p>
          {!isReadOnly && (
            <div>
              <Button onClick={() => replace(blank)}>{texts.add}</Button>
            </div>
          )}
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={texts.services[service]}>
      <div ref={body} className={page.panelBody}>
        <div className={page.pair}>
          {fields.map((field) => (
            <TextField
              key={field}
              label={texts.fields[field].label}
              name={`agreement-${service}-${field}`}
              type={field === 'signed' || field === 'expires' ? 'date' : 'text'}
              defaultValue={agreement[field] ?? ''}
              isRequired={field !== 'expires'}
              hint={field === 'scope' ? texts.fields.scope.hint : undefined}
              problem={problems.has(`agreements.${service}.${field}`) ? texts.fields[field].bad : null}
              onChange={(text) => change((before) => withField(before ?? blank, field, text.trim()))}
            />
          ))}
        </div>
        {!isReadOnly && (
          <div>
            <Button variant="quiet" onClick={() => replace(undefined)}>
              {texts.remove}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

/** Without its last day, if that is empty. */
function withField({ expires, ...agreement }: Agreement, field: AgreementField, text: string): Agreement {
  const after = { ...agreement, ...(expires && { expires }), [field]: text };
  if (after.expires) return after;
  const { expires: _, ...lasting } = after;
  return lasting;
}
