import { RestError, restFailures } from '../errors.ts';

/** An array of rows, or a single row. */
export type AnswerShape = 'array' | 'object';

export const mediaTypes: Record<AnswerShape, string> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
};

const shapes: Record<string, AnswerShape> = {
  '*/*': 'array',
  'application/*': 'array',
  'application/json': 'array',
  'application/vnd.pgrst.array+json': 'array',
  'application/vnd.pgrst.array': 'array',
  'application/vnd.pgrst.object+json': 'object',
  'application/vnd.pgrst.object': 'object',
};

/** Reads the Accept header: the first supported type wins. Plans, CSV and the like get 406 PGRST107. */
export function chooseShape(accept = '*/*'): AnswerShape {
  for (const type of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = type.split(';').map((part) => part.trim());
    const shape = shapes[name];
    if (shape && !parameters.some((parameter) => parameter.startsWith('nulls='))) return shape;
  }
  throw new RestError(restFailures.noMediaType(accept));
}
