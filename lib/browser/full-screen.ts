/** Fills the screen with an element, or ends full screen. It does nothing where the browser cannot, or refuses. */
export const toggleFullScreen = (element: Element): void =>
  void (document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen?.())?.catch(
    () => {},
  );
