/** The object in a route; the key is the rest of the path, percent-decoded. */
export interface ObjectRoute {
  Params: { bucket: string; '*': string };
}
