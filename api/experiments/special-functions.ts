/** Lanczos' approximation with g = 7 and nine terms (Godfrey's coefficients): 15 digits. */
const G = 7;
const TERMS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The natural logarithm of the gamma function of a number above 0. */
export function lnGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - lnGamma(1 - x);
  const base = x + G - 0.5;
  const sum = TERMS.reduce((all, term, index) => (index ? all + term / (x - 1 + index) : term), 0);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum);
}

/** The natural logarithm of the beta function. */
export const lnBeta = (a: number, b: number): number => lnGamma(a) + lnGamma(b) - lnGamma(a + b);

/** Chebyshev coefficients of Press et al., Numerical Recipes, 3rd edition, section 6.2.2. */
const ERFC_TERMS = [
  -1.3026537197817094, 6.4196979235649026e-1, 1.9476473204185836e-2, -9.561514786808631e-3, -9.46595344482036e-4,
  3.66839497852761e-4, 4.2523324806907e-5, -2.0278578112534e-5, -1.624290004647e-6, 1.30365583558e-6, 1.5626441722e-8,
  -8.5238095915e-8, 6.529054439e-9, 5.059343495e-9, -9.91364156e-10, -2.27365122e-10, 9.6467911e-11, 2.394038e-12,
  -6.886027e-12, 8.94487e-13, 3.13092e-13, -1.12708e-13, 3.81e-16, 7.106e-15,
];

/** The complementary error function of a number from 0 on. */
export function erfc(x: number): number {
  const t = 2 / (2 + x);
  const ty = 4 * t - 2;
  let [d, dd] = [0, 0];
  for (const term of ERFC_TERMS.slice(1).reverse()) [d, dd] = [ty * d - dd + term, d];
  return t * Math.exp(-x * x + 0.5 * (ERFC_TERMS[0]! + ty * d) - dd);
}
