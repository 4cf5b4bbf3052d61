/** Shows a short confirmation in the corner. */
export async function confirmToast(text: string): Promise<void> {
  const { toast } = await import('sonner');
  toast.success(text);
}

/** Shows in a toast what failed, and why if known. */
export async function failureToast(text: string, reason?: string | null): Promise<void> {
  const { toast } = await import('sonner');
  toast.error(text, { description: reason });
}
