/** Fills the screen with an element, or ends full screen. Ignores refusal and missing support. */
export const toggleFullScreen = (element: Element): void =>
  void (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen?.())?.catch(
    () => {},
  );
