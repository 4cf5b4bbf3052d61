import type { Share } from './sample-figures.ts';

/** The six countries of the sample and where maps have them. */
export const countries: readonly (Share & { numericCode: string; latitude: number; longitude: number })[] = [
  { key: 'US', label: 'United States', weight: 38, numericCode: '840', latitude: 38, longitude: -97 },
  { key: 'GB', label: 'United Kingdom', weight: 17, numericCode: '826', latitude: 54, longitude: -2 },
  { key: 'DE', label: 'Germany', weight: 15, numericCode: '276', latitude: 51, longitude: 9 },
  { key: 'CA', label: 'Canada', weight: 12, numericCode: '124', latitude: 60, longitude: -95 },
  { key: 'AU', label: 'Australia', weight: 10, numericCode: '036', latitude: -27, longitude: 133 },
  { key: 'FR', label: 'France', weight: 8, numericCode: '250', latitude: 46, longitude: 2 },
].map((country) => ({ ...country, countryCode: country.key }));

const share = (label: string, weight: number, detail?: string): Share => ({
  label,
  weight,
  ...(detail !== undefined && { detail }),
});
const city = (label: string, detail: string, countryCode: string, weight: number): Share => ({
  label,
  detail,
  countryCode,
  weight,
});

export const devices = [share('Mobile', 58), share('Desktop', 36), share('Tablet', 6)];
export const systems = [
  share('iOS', 34),
  share('Android', 28),
  share('Windows', 22),
  share('macOS', 12),
  share('Linux', 4),
];
export const models = [
  share('Apple iPhone', 34),
  share('Samsung SM-S918B', 11),
  share('Google Pixel 8', 9),
  share('Apple iPad', 5),
  share('Unknown', 41),
];
export const versions = [
  share('iOS 26.0', 19),
  share('Android 15', 17),
  share('Windows 11', 15),
  share('iOS 18.5', 12),
  share('macOS 15.5', 8),
  share('Unknown', 29),
];
export const browsers = [
  share('Chrome', 52),
  share('Safari', 30),
  share('Firefox', 8),
  share('Edge', 7),
  share('Other', 3),
];
export const cities = [
  city('New York', 'New York', 'US', 30),
  city('London', 'England', 'GB', 22),
  city('Berlin', 'Berlin', 'DE', 18),
  city('Toronto', 'Ontario', 'CA', 12),
  city('Sydney', 'New South Wales', 'AU', 10),
  city('Paris', 'Île-de-France', 'FR', 8),
];
export const channels = [
  share('Social', 34),
  share('Search', 26),
  share('Direct / unknown', 20),
  share('Email', 12),
  share('Referral', 8),
];
export const referrers = [
  share('instagram.com', 30),
  share('google.com', 26),
  share('Direct / none', 24),
  share('linkedin.com', 12),
  share('news.example', 8),
];
export const social = [share('Instagram', 6), share('LinkedIn', 3), share('Facebook', 1)];
export const networks = [
  share('Example Telecom', 44, 'AS64496'),
  share('Example Cable', 32, 'AS64497'),
  share('Example Mobile', 24, 'AS64498'),
];
export const variants = [
  share('spring · Long page', 52, 'example.com/spring/long'),
  share('spring · Short page', 48, 'example.com/spring/short'),
];
export const urls = [
  { code: 'spring', label: 'Spring sale', weight: 46 },
  { code: 'news', label: 'Newsletter', weight: 31 },
  { code: 'docs', label: 'Handbook', weight: 23 },
];
