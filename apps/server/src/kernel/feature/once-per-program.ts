/** Shared by a feature's routes and jobs. */
export function oncePerProgram<Deps extends object, Value>(make: (deps: Deps) => Value): (deps: Deps) => Value {
  const made = new WeakMap<Deps, { value: Value }>();
  return (deps) => {
    const known = made.get(deps);
    if (known) return known.value;
    const value = make(deps);
    made.set(deps, { value });
    return value;
  };
}
