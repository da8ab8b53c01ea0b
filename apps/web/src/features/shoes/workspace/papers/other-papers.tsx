import { type ShoeDocument, type ShoeRequirement, shoeRequirements } from '@rxweb/contracts/shoes/documents';
import { evidenceSlots } from '@rxweb/contracts/shoes/evidence';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { plusIcon } from '../../../../ui/icons.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import type { AskedPaper } from '../../documents/document-entries.ts';
import { DocumentRow } from '../../documents/document-row.tsx';
import type { DocumentActions } from '../../documents/use-document-actions.ts';
import { useCaseWords } from '../case-words.ts';
import styles from './papers.module.css';

interface OtherPapersProps {
  documents: readonly ShoeDocument[];
  acts: DocumentActions;
  isOnline: boolean;
  shown: (requirement: ShoeRequirement) => ReactNode[];
  onAsk: (asked: AskedPaper) => void;
  onPick: (requirement: ShoeRequirement) => void;
}

/** Papers that not every case has. */
const others = shoeRequirements.filter((each) => !evidenceSlots.some((slot) => slot === each));

export function OtherPapers({ documents, acts, isOnline, shown, onAsk, onPick }: OtherPapersProps) {
  const { shared, own } = useCaseWords();
  const texts = own.papers;
  const [chosen, setChosen] = useState<ShoeRequirement>('other');
  const filed = others.filter(
    (each) => documents.some(({ requirement }) => requirement === each) || shown(each).length > 0,
  );
  return (
    <section className={styles.others} aria-labelledby="other-papers">
      <h3 id="other-papers" className={styles.othersTitle}>
        {texts.others}
      </h3>
      {filed.map((each) => (
        <div key={each} data-requirement={each}>
          <p className={styles.rule}>{shared.requirements[each].name}</p>
          <ul className={styles.files} aria-label={texts.filesOf(shared.requirements[each].name)}>
            {documents
              .filter(({ requirement }) => requirement === each)
              .map((document) => (
                <DocumentRow
                  key={document.id}
                  {...{ document, acts, isOnline }}
                  onAsk={(about) => onAsk({ about, document })}
                />
              ))}
            {shown(each)}
          </ul>
        </div>
      ))}
      <details className={styles.more}>
        <summary>{texts.addOther}</summary>
        <div className={styles.addOther}>
          <SelectField
            label={texts.type}
            value={chosen}
            options={shoeRequirements.map((value) => ({ value, label: shared.requirements[value].name }))}
            onChange={setChosen}
          />
          <Button icon={plusIcon} onClick={() => onPick(chosen)}>
            {texts.choose}
          </Button>
        </div>
      </details>
    </section>
  );
}
