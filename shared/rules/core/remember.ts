/** Works something out once for each object, as long as that is there. The object must never change. */
export function remembered<Of extends object, Value>(workOut: (of: Of) => Value): (of: Of) => Value {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined) return found.value;
    const value = workOut(of);
    known.set(of, { value });
    return value;
  };
}
