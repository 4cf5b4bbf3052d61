/** Calls back once the page is loaded and the browser has nothing else to do; returns what cancels it. */
export function onIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    callback();
    return () => {};
  }
  let handle = 0;
  const ask = () => {
    handle = requestIdleCallback(callback);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
  return () => {
    window.removeEventListener('load', ask);
    cancelIdleCallback(handle);
  };
}
