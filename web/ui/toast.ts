/** How long an undo is offered, milliseconds; the server can restore for longer. */
const UNDO_MS = 10_000;

/** Shows a short confirmation in the corner. */
export async function confirmToast(text: string): Promise<void> {
  const { toast } = await import('sonner');
  toast.success(text);
}

/** Says what was done and offers to undo it for ten seconds; says when it could not be undone, and why if known. */
export async function undoToast(
  text: string,
  undo: () => Promise<unknown>,
  reasonOf: (error: unknown) => string | null,
  description?: string | undefined,
): Promise<void> {
  const { toast } = await import('sonner');
  const run = () =>
    undo().then(
      () => toast.success('Undone'),
      (error: unknown) => toast.error('This could not be undone', { description: reasonOf(error) }),
    );
  toast.success(text, { description, duration: UNDO_MS, action: { label: 'Undo', onClick: () => void run() } });
}

/** Shows in a toast what failed, and why if known. */
export async function failureToast(text: string, reason?: string | null): Promise<void> {
  const { toast } = await import('sonner');
  toast.error(text, { description: reason });
}
