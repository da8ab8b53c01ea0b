import { type ClaimLine, claimLimits } from '@rxweb/contracts/shoes/claim';
import type { ClaimProblem } from '@rxweb/domain/shoes/claim/check-shoe-claim';
import { claimCodes } from '@rxweb/domain/shoes/claim/claim-codes';
import { emptyLine } from '@rxweb/domain/shoes/claim/propose-claim';
import { useClaimTexts } from '../../../texts/use/use-claim-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { trashIcon } from '../../../ui/more-icons.ts';
import styles from './claim.module.css';
import { ClaimChoice, ClaimField, optionsOf } from './claim-field.tsx';
import type { ClaimPartProps } from './claim-props.ts';
import { centsText, readCents, readModifiers, readPointers } from './claim-values.ts';

export function ClaimLines({ claim, problems, onChange }: ClaimPartProps) {
  const texts = useClaimTexts();
  const { lines } = claim;
  const set = (next: ClaimLine[]) => onChange({ ...claim, lines: next });
  const total = lines.reduce((sum, { chargeCents }) => sum + (chargeCents ?? 0), 0);
  const last = lines.at(-1) ?? emptyLine;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.lines}</legend>
      <p className={styles.hint}>{texts.linesHint}</p>
      {lines.map((line, index) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          key={index}
          line={line}
          index={index}
          problems={problems}
          onChange={(next) => set(lines.map((each, at) => (at === index ? next : each)))}
          onRemove={() => set(lines.filter((_, at) => at !== index))}
        />
      ))}
      <div className={styles.foot}>
        {lines.length < claimLimits.lines && (
          <Button
            variant="quiet"
            icon={plusIcon}
            onClick={() => set([...lines, { ...emptyLine, modifiers: last.modifiers, pointers: last.pointers }])}
          >
            {texts.addLine}
          </Button>
        )}
        <b>{texts.total(`$${centsText(total)}`)}</b>
      </div>
    </fieldset>
  );
}

interface LineFieldsProps {
  line: ClaimLine;
  index: number;
  problems: readonly ClaimProblem[];
  onChange: (line: ClaimLine) => void;
  onRemove: () => void;
}

const codes = claimCodes.map((code) => ({ value: code, label: code }));

function LineFields({ line, index, problems, onChange, onRemove }: LineFieldsProps) {
  const texts = useClaimTexts();
  const set = (part: Partial<ClaimLine>) => onChange({ ...line, ...part });
  const at = (label: string, part: keyof ClaimLine) => ({
    label,
    fullLabel: texts.of(label, index + 1),
    path: `details.claim.lines.${index}.${part}`,
    problems,
  });
  const none = texts.none;
  return (
    <div className={styles.line}>
      <ClaimChoice
        {...at(texts.code, 'code')}
        {...{ none, options: codes }}
        value={line.code}
        onChoose={(code) => set({ code })}
      />
      <ClaimChoice
        {...at(texts.side, 'side')}
        {...{ none, options: optionsOf(texts.sides) }}
        value={line.side}
        onChoose={(side) => set({ side })}
      />
      <ClaimField
        {...at(texts.units, 'units')}
        value={line.units === null ? '' : String(line.units)}
        maxLength={2}
        isNumeric
        onType={(text) => set({ units: /^\d+$/.test(text) ? Number(text) : null })}
      />
      <ClaimField
        {...at(texts.modifiers, 'modifiers')}
        value={line.modifiers.join(' ')}
        maxLength={20}
        onType={(text) => set({ modifiers: readModifiers(text) })}
      />
      <ClaimField
        {...at(texts.charge, 'chargeCents')}
        value={centsText(line.chargeCents)}
        maxLength={12}
        isNumeric
        onType={(text) => set({ chargeCents: readCents(text) })}
      />
      <ClaimField
        {...at(texts.pointers, 'pointers')}
        value={line.pointers.join(' ')}
        maxLength={16}
        isNumeric
        onType={(text) => set({ pointers: readPointers(text) })}
      />
      <IconButton label={texts.removeLine(index + 1)} drawing={trashIcon} onClick={onRemove} />
      <Narrative {...at(texts.narrative, 'narrative')} line={line} onChange={onChange} />
    </div>
  );
}

interface NarrativeProps {
  label: string;
  fullLabel: string;
  path: string;
  problems: readonly ClaimProblem[];
  line: ClaimLine;
  onChange: (line: ClaimLine) => void;
}

/** Only an A5507 needs a description. */
function Narrative({ line, onChange, ...field }: NarrativeProps) {
  if (line.code !== 'A5507' && !line.narrative) return null;
  return (
    <ClaimField
      {...field}
      className={styles.wide}
      value={line.narrative ?? ''}
      maxLength={80}
      onType={(text) => onChange({ ...line, narrative: text || null })}
    />
  );
}
