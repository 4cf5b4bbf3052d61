/**
 * Shows the form for passkeys where the browser has them. Its button asks for one, and what it signs is sent with the form. Binary
 * members travel in base64url, as in WebAuthn's own JSON, which not every browser makes itself.
 */
export const passkeyScript = `(() => {
  const form = document.getElementById('passkey');
  if (!window.PublicKeyCredential || !navigator.credentials) return;
  form.hidden = false;
  const problem = form.querySelector('.problem');
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
  const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = '';
    const { challenge, host } = form.dataset;
    const publicKey = { challenge: bytes(challenge), rpId: host, userVerification: 'required', timeout: 300000 };
    try {
      const { id, rawId, type, response } = await navigator.credentials.get({ publicKey });
      form.elements.credential.value = JSON.stringify({
        id, type, rawId: text(rawId),
        response: {
          clientDataJSON: text(response.clientDataJSON),
          authenticatorData: text(response.authenticatorData),
          signature: text(response.signature),
          userHandle: text(response.userHandle || new ArrayBuffer(0)),
        },
      });
      HTMLFormElement.prototype.submit.call(form);
    } catch {
      problem.textContent = 'No passkey was used. Try again, or use your password.';
    }
  });
})();`;
