/** The text takes another number of lines. */
export class LineChangeEvent extends Event {
  /** Height of the text in CSS px. */
  readonly height: number;
  /** The same in rpx, of which the window is 750 wide. */
  readonly heightRpx: number;
  readonly lineCount: number;

  constructor(height: number, lineCount: number, windowWidth: number) {
    super('linechange');
    this.height = height;
    this.heightRpx = (height * 750) / windowWidth;
    this.lineCount = lineCount;
  }
}
