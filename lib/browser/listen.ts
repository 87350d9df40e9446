/** As an effect or `useSyncExternalStore` does it. @returns what ends it */
export function listen(target: EventTarget | undefined, type: string, onEvent: () => void) {
  target?.addEventListener(type, onEvent);
  return () => target?.removeEventListener(type, onEvent);
}
