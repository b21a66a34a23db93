export interface OpenDocumentOptions {
  /** An http(s) URL, or a temporary file of the page (`tempFilePath`). */
  filePath: string;
  /** `pdf`, `docx`, `txt` …: its type, if the temporary file has none, or only a general one. */
  fileType?: string;
}

export interface FileInfoOptions {
  /** URL of the file. */
  filePath: string;
  /** Also computes a digest. Default: none. Browsers have no `md5`: that is for hosts. */
  digestAlgorithm?: 'md5' | 'sha1' | 'sha256';
}

export interface FileInfo {
  /** Bytes. */
  size: number;
  /** Hexadecimal digits, if it was asked for. */
  digest?: string;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /**
     * Opens a document in a new tab. Call it in a click. The new tab does not know this page. Of temporary files, PDF, office
     * documents, pictures, sound, video, CSV and JSON open as what they are; other text, and what could run code (HTML, SVG,
     * XML), as plain text. All else is saved. Fails with `ErrCode.permission` without a gesture, and with `ErrCode.invalid`
     * for other URLs.
     */
    openDocument: CallSpec<OpenDocumentOptions>;
    /**
     * Returns the size of a file, and its digest. Fails with `ErrCode.notFound` or `ErrCode.network` if it cannot be read, and
     * with `ErrCode.unsupported` for a digest that the browser does not compute: `md5`, and all on pages that are not secure.
     */
    getFileInfo: CallSpec<FileInfoOptions, FileInfo>;
  }
}
