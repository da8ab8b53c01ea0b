import { type ShoeDocument, type ShoeRequirement, shoeRequirements } from '@rxweb/contracts/shoes/documents';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { plusIcon } from '../../../ui/icons.ts';
import { State } from '../../../ui/state.tsx';
import { requirementLabels } from '../labels.ts';
import styles from './documents.module.css';
import type { Upload } from './upload-list.ts';

interface RequirementRowsProps {
  documents: readonly ShoeDocument[];
  uploads: readonly Upload[];
  showDocument: (document: ShoeDocument) => ReactNode;
  showUpload: (upload: Upload) => ReactNode;
  onPick: (requirement: ShoeRequirement) => void;
}

/** In the order of auditors' denials. */
export function RequirementRows({ documents, uploads, showDocument, showUpload, onPick }: RequirementRowsProps) {
  return (
    <ol className={styles.requirements}>
      {shoeRequirements.map((requirement) => {
        const { name, shows } = requirementLabels[requirement];
        const proofs = documents.filter((document) => document.requirement === requirement);
        const coming = uploads.filter((upload) => upload.requirement === requirement);
        return (
          <li key={requirement} className={styles.requirement} data-requirement={requirement}>
            <div className={styles.head}>
              <div className={styles.words}>
                <h3 className={styles.title}>{name}</h3>
                <p className={styles.shows}>{shows}</p>
              </div>
              <RequirementStatus requirement={requirement} proofs={proofs} />
              <Button variant="quiet" icon={plusIcon} aria-label={`Add ${name}`} onClick={() => onPick(requirement)}>
                Add
              </Button>
            </div>
            {proofs.length + coming.length > 0 && (
              <ul className={styles.files} aria-label={`Files: ${name}`}>
                {proofs.map(showDocument)}
                {coming.map(showUpload)}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Not needed for every case. */
const optional: readonly ShoeRequirement[] = [
  'agreement',
  'prescriber_notes',
  'abn',
  'adr_letter',
  'signature_log',
  'other',
];

function RequirementStatus({ requirement, proofs }: { requirement: ShoeRequirement; proofs: readonly ShoeDocument[] }) {
  if (proofs.length === 0) return <State tone="off">{optional.includes(requirement) ? 'None' : 'Missing'}</State>;
  const isVerified = proofs.every(({ verifiedAt }) => verifiedAt !== null);
  return isVerified ? <State tone="pass">Verified</State> : <State tone="warn">Not verified</State>;
}
