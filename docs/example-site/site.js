// The shop's own script. It knows the snippet only as the function fb.

// Conversions before the snippet has arrived wait in fb.q.
window.fb ??= (...call) => (window.fb.q ??= []).push(call);

/** Shows the view that the address names. */
function show() {
  const page = new URLSearchParams(location.search).get('page') ?? 'beans';
  for (const section of document.querySelectorAll('section[data-page]')) {
    section.hidden = section.dataset.page !== page;
  }
}

for (const link of document.querySelectorAll('a[data-page]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    history.pushState(null, '', link.href);
    show();
  });
}
addEventListener('popstate', show);
show();

document.querySelector('#buy')?.addEventListener('click', () => {
  const order = `order-${Date.now()}`; // a real shop has a number from its server
  window.fb('conversion', { name: 'order', value: 24.5, currency: 'EUR', id: order });
  document.querySelector('#outcome').textContent = 'Thank you!';
});
