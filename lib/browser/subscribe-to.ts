/** Listens to the events that are named. For an effect or `useSyncExternalStore`. @returns what ends it */
export function subscribeTo(
  target: EventTarget | undefined,
  listeners: Record<string, (event: never) => void>,
) {
  const listening = new AbortController();
  for (const [event, listener] of Object.entries(listeners))
    target?.addEventListener(event, listener as EventListener, { signal: listening.signal });
  return () => listening.abort();
}
