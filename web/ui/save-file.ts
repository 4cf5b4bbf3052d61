/** Downloads an address as a file with this name. */
export function saveUrl(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Time for the browser to begin the download before its source is let go. */
const KEPT_MS = 60_000;

/** Saves data of the page as a file of that name. */
export function saveBlob(data: Blob, name: string): void {
  const url = URL.createObjectURL(data);
  saveUrl(url, name);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
