import { signatureBox } from '@rxweb/contracts/shoes/details';
import { type PointerEvent, useRef, useState } from 'react';
import { useCaseTexts } from '../../../texts/shoes/use-case-texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './signature-pad.module.css';
import { type Point, pathOf, strokesOf, toBox } from './signature-path.ts';

interface SignaturePadProps {
  /** The saved path; null while unsigned. */
  value: string | null;
  onChange: (path: string | null) => void;
}

/** For finger, pen or mouse. The panel also offers paper. */
export function SignaturePad({ value, onChange }: SignaturePadProps) {
  const { delivery: texts } = useCaseTexts();
  const { stroke, handlers } = useStroke((drawn) => onChange(pathOf([...strokesOf(value), drawn])));
  return (
    <div className={styles.pad}>
      <p className={styles.label}>{texts.signature}</p>
      <svg
        role="img"
        aria-label={texts.signatureArea}
        viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
        className={styles.field}
        {...handlers}
      >
        <path d="M40 150H560" className={styles.line} />
        <path d={`${value ?? ''}${pathOf([stroke])}`} className={styles.ink} />
      </svg>
      <div className={styles.foot}>
        <p className={styles.hint}>{texts.signHint}</p>
        {value !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {texts.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

function useStroke(onDrawn: (stroke: Point[]) => void) {
  const pen = useRef<number | null>(null);
  const drawn = useRef<Point[]>([]);
  const [stroke, setStroke] = useState<Point[]>([]);

  const draw = (event: PointerEvent<SVGSVGElement>) => {
    const field = event.currentTarget.getBoundingClientRect();
    // A pen moves several times per frame.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const places = moves.length > 0 ? moves : [event.nativeEvent];
    drawn.current = [
      ...drawn.current,
      ...places.map(({ clientX, clientY }) => toBox({ x: clientX, y: clientY }, field)),
    ];
    setStroke(drawn.current);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    // Ignore a second finger or the palm.
    if (pen.current !== null || event.button !== 0) return;
    pen.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    draw(event);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId === pen.current) draw(event);
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== pen.current) return;
    const isDrawn = event.type === 'pointerup' && drawn.current.length > 0;
    if (isDrawn) onDrawn(drawn.current);
    pen.current = null;
    drawn.current = [];
    setStroke([]);
  };
  const handlers = { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
  return { stroke, handlers };
}

export function Signature({ path, label }: { path: string; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
      className={styles.shown}
    >
      <path d={path} className={styles.ink} />
    </svg>
  );
}
