/** A file, and its URL: see `releaseTempFiles`. */
export interface TempFile extends File {
  readonly path: string;
}

/** A file that the user chose and the call left out. */
export interface DroppedFile {
  readonly name: string;
  readonly size: number;
  /** There were more than `count`, it is of another type than wanted, or it takes longer than `maxDuration`. */
  readonly reason: 'count' | 'type' | 'duration';
}

export type SourceType = 'album' | 'camera';

export interface ChooseOptions {
  /** Only `['camera']` opens the camera at once, where the device has one. Default: the user decides. */
  sourceType?: readonly SourceType[];
  /** Wanted endings of names, such as `['png', 'jpg']`. Default: all. */
  extension?: readonly string[];
}

export interface ChooseImageOptions extends ChooseOptions {
  /** How many at most. Default 9, also for 0 and less. */
  count?: number;
  /** `['compressed']` alone compresses the pictures, as `compressImage` does. Default: as they are. */
  sizeType?: readonly ('original' | 'compressed')[];
}

export interface ChooseFileOptions extends ChooseOptions {
  /** How many at most. Default 100, also for 0 and less. */
  count?: number;
  /** Default `all`. */
  type?: 'all' | 'image' | 'video';
}

export interface ChooseVideoOptions extends ChooseOptions {
  /** Seconds. A video that takes longer is refused. Default 60. */
  maxDuration?: number;
  /** The camera of `sourceType: ['camera']`. Default `back`. */
  camera?: 'back' | 'front';
}

export interface ChooseMediaOptions extends ChooseVideoOptions, Pick<ChooseImageOptions, 'count' | 'sizeType'> {
  /** Default: both. */
  mediaType?: readonly ('image' | 'video' | 'mix')[];
}

export interface ChosenFiles {
  /** Their URLs: see `releaseTempFiles`. */
  tempFilePaths: string[];
  /** The files, each with its URL as `path`. */
  tempFiles: TempFile[];
  /** What was chosen and left out, with the reason. */
  dropped: DroppedFile[];
}

export interface VideoSize {
  /** Seconds. */
  duration: number;
  /** Px. */
  width: number;
  /** Px. */
  height: number;
}

/** Duration, width and height are 0 if this browser cannot read the video. */
export interface ChosenVideo extends VideoSize {
  /** URL of the video: see `releaseTempFiles`. */
  tempFilePath: string;
  /** The file itself. */
  tempFile: TempFile;
  /** Bytes. */
  size: number;
  /** Name of the file. */
  name: string;
}

/** Duration is 0 for a picture; all three are 0 for what this browser cannot read. */
export interface ChosenMedium extends VideoSize {
  tempFilePath: string;
  fileType: 'image' | 'video';
  /** Bytes. */
  size: number;
  file: TempFile;
}

export interface ChosenMedia {
  /** The files, each with its URL, kind and size. */
  tempFiles: ChosenMedium[];
  /** What was chosen; `mix` if it was both. */
  type: 'image' | 'video' | 'mix';
  /** What was chosen and left out, with the reason. */
  dropped: DroppedFile[];
}

/** How a camera was held. Browsers show the picture upright. */
export type Orientation =
  'up' | 'up-mirrored' | 'down' | 'down-mirrored' | 'left-mirrored' | 'right' | 'right-mirrored' | 'left';

export interface ImageInfo {
  /** As the picture is shown, upright. */
  width: number;
  /** As the picture is shown, upright. */
  height: number;
  /** The URL, absolute. */
  path: string;
  /** How the camera was held. */
  orientation: Orientation;
  /** `jpeg`, `png`, `gif`, `webp`, `svg` …; `unknown` if the browser does not let pages read the file. */
  type: string;
}

export interface VideoInfo extends VideoSize {
  /** KiB, rounded up; 0 if unknown. */
  size: number;
  /** `mp4`, `webm` …, or `unknown`. */
  type: string;
}

/** px, or a text: `100px`, `50%`, `auto`. */
export type CompressedLength = number | string;

export interface CompressImageOptions {
  /** URL of the picture. */
  src: string;
  /** From 0 to 100, for JPEG and WebP. Default 80. */
  quality?: number;
  /** Size of the result. One of them alone keeps the ratio. Default: the size of the picture. */
  width?: CompressedLength;
  /** Height of the result, as `width`. */
  height?: CompressedLength;
  /** The same, in px. */
  compressedWidth?: number;
  /** Height of the result in px. */
  compressedHeight?: number;
  /**
   * Type of the result; transparent pixels become white in a `jpg`. Default: that of the picture, but opaque pictures
   * that are neither JPEG nor WebP become JPEG, and transparent ones WebP, or PNG where the browser writes no WebP.
   */
  fileType?: 'jpg' | 'png' | 'webp';
}

export interface CompressedImage {
  /** URL of the result: see `releaseTempFiles`. */
  tempFilePath: string;
  /** The result as a file. */
  tempFile: TempFile;
  /** Bytes. */
  size: number;
  /** Px. */
  width: number;
  /** Px. */
  height: number;
}

/** A picture or video to look at. */
export interface MediaSource {
  /** URL of the file. */
  src: string;
}

export interface AlbumFile {
  /** URL of the file to save. */
  filePath: string;
}

export interface SaveFileOptions {
  /** URL of the file to save. */
  tempFilePath: string;
  /** Name that is suggested to the user. Default: that of the file, else the end of its URL. */
  fileName?: string;
}

export interface SavedFile {
  /** Name of the saved file. */
  savedFilePath: string;
}

export interface ReleasedFiles {
  /** URLs that calls have given. Default: all of them. */
  filePaths?: readonly string[];
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** The user chooses pictures. Fails with `ErrCode.cancel` if the picker is closed. */
    chooseImage: CallSpec<ChooseImageOptions, ChosenFiles>;
    /** The user chooses or records a video. Fails with `ErrCode.cancel` if the picker is closed. */
    chooseVideo: CallSpec<ChooseVideoOptions, ChosenVideo>;
    /** The user chooses pictures and videos at once. Fails with `ErrCode.cancel` if the picker is closed. */
    chooseMedia: CallSpec<ChooseMediaOptions, ChosenMedia>;
    /** The user chooses files. Fails with `ErrCode.cancel` if the picker is closed. */
    chooseFile: CallSpec<ChooseFileOptions, ChosenFiles>;
    /** Size, type and orientation of a picture. Fails with `ErrCode.unknown` if it cannot be loaded. */
    getImageInfo: CallSpec<MediaSource, ImageInfo>;
    /** Size, duration and type of a video. Fails with `ErrCode.unknown` if it cannot be loaded. */
    getVideoInfo: CallSpec<MediaSource, VideoInfo>;
    /**
     * Makes a picture smaller. The result is upright; it is the picture itself if it would become larger without becoming
     * smaller in px. Fails with `ErrCode.notFound` or `ErrCode.network` if it cannot be read.
     */
    compressImage: CallSpec<CompressImageOptions, CompressedImage>;
    /** Saves a picture in the folder for downloads; a native shell may use the album. */
    saveImageToPhotosAlbum: CallSpec<AlbumFile>;
    /** Saves a video in the folder for downloads; a native shell may use the album. */
    saveVideoToPhotosAlbum: CallSpec<AlbumFile>;
    /**
     * Saves where the user wants, or in the folder for downloads. `savedFilePath` is the name of the saved file: browsers
     * do not tell its folder.
     */
    saveFile: CallSpec<SaveFileOptions, SavedFile>;
    /**
     * Frees the files of `filePaths`; without them, all temporary files of this page. Their URLs stop working from
     * then on. All others are freed when the page ends.
     */
    releaseTempFiles: CallSpec<ReleasedFiles>;
  }
}
