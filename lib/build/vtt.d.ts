/** Mozilla's parser of WebVTT, limited to what is used here. */
declare module 'vtt.js' {
  export namespace WebVTT {
    function StringDecoder(): { decode(text: string): string };
    class Parser<Cue> {
      constructor(window: { VTTCue: new () => Cue }, decoder: ReturnType<typeof StringDecoder>);
      oncue: (cue: Cue) => void;
      parse(text: string): void;
      flush(): void;
    }
  }
}
