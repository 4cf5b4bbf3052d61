/**
 * Copies a text that is still on its way: some browsers allow it only when it begins with the key press. Resolves to
 * whether it was copied; rejects when the text does not come.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    const ready = await text;
    return navigator.clipboard.writeText(ready).then(
      () => true,
      () => false, // refused, or a page without https
    );
  }
}
