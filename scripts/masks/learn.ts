import { featureBits } from '@rxweb/domain/privacy/learned/features';
import { type DetailModel, detailKinds, sharesOf } from '@rxweb/domain/privacy/learned/model';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import type { Lesson } from './lessons.ts';

const rate = 0.1;
const leastCount = 3;
/** Smaller errors are skipped to save time. */
const leastFault = 0.001;
const settled = 0.003;

/** Learns the messages' lessons by steps of AdaGrad (Duchi et al. 2011). The same lessons give the same model. */
export function learnDetails(messages: readonly Lesson[][], rounds: number): DetailModel & { weights: Float32Array } {
  const width = detailKinds.length;
  const rows = rowsOf(messages);
  const count = rows.reduce((most, row) => Math.max(most, row), 0);
  const model = { rows, weights: new Float32Array(count * width), scale: 1 };
  const squares = new Float32Array(count * width).fill(1);
  const random = createRandom(5);
  const order = [...messages];
  for (let round = 0; round < rounds; round += 1) {
    random.shuffle(order);
    for (const lesson of order.flat()) learnOne(model, squares, lesson);
  }
  return model;
}

function learnOne(model: DetailModel & { weights: Float32Array }, squares: Float32Array, lesson: Lesson): void {
  const width = detailKinds.length;
  const shares = sharesOf(model, lesson.features);
  if (1 - (shares[lesson.target] ?? 0) < settled) return;
  for (let kind = 1; kind <= width; kind += 1) {
    const fault = (shares[kind] ?? 0) - (kind === lesson.target ? 1 : 0);
    if (Math.abs(fault) < leastFault) continue;
    for (const feature of lesson.features) {
      const row = model.rows[feature] ?? 0;
      if (row === 0) continue;
      const at = (row - 1) * width + kind - 1;
      squares[at] = (squares[at] ?? 1) + fault * fault;
      model.weights[at] = (model.weights[at] ?? 0) - (rate * fault) / Math.sqrt(squares[at] ?? 1);
    }
  }
}

/** A row for each bucket that is not rare. */
function rowsOf(messages: readonly Lesson[][]): Uint16Array {
  const counts = new Uint32Array(1 << featureBits);
  for (const { features } of messages.flat())
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  const rows = new Uint16Array(counts.length);
  let row = 0;
  for (const [bucket, count] of counts.entries()) {
    if (count < leastCount || row === 0xffff) continue;
    row += 1;
    rows[bucket] = row;
  }
  return rows;
}
