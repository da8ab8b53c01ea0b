/** The part of a route that names an object; the key is the rest of the path, percent-decoded. */
export interface ObjectRoute {
  Params: { bucket: string; '*': string };
}
