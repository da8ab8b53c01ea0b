/** Makes a value once for each program, so that a feature's routes and jobs share it. */
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
