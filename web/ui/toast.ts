/** Shows a short confirmation in the corner. */
export async function confirmToast(text: string): Promise<void> {
  const { toast } = await import('sonner');
  toast.success(text);
}

/** Shows what failed in the corner. */
export async function failureToast(text: string): Promise<void> {
  const { toast } = await import('sonner');
  toast.error(text);
}
