/** Shows a short confirmation in the corner. */
export async function confirmToast(text: string): Promise<void> {
  const { toast } = await import('sonner');
  toast.success(text);
}

/** Shows what failed in the corner, and why where that is known. */
export async function failureToast(text: string, reason?: string | null): Promise<void> {
  const { toast } = await import('sonner');
  toast.error(text, { description: reason });
}
