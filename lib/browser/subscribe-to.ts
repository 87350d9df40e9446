/** For an effect or `useSyncExternalStore`. @returns what ends it */
export function subscribeTo(target: EventTarget | undefined, event: string, onChange: () => void) {
  const listening = new AbortController();
  target?.addEventListener(event, onChange, { signal: listening.signal });
  return () => listening.abort();
}
