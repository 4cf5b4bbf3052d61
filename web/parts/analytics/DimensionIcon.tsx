import { createElement } from 'react';
import {
  AppWindow,
  Bell,
  CirclePlay,
  CircleQuestionMark,
  Gamepad2,
  Globe,
  Handshake,
  Headphones,
  Laptop,
  Link2,
  Mail,
  Megaphone,
  MessageSquare,
  Monitor,
  MousePointerClick,
  Network,
  QrCode,
  Search,
  Share2,
  ShoppingBag,
  Smartphone,
  Sparkles,
  Tablet,
  Terminal,
  Tv,
  Watch,
  type LucideIcon,
} from 'lucide-react';
import type { DimensionKey } from './dimensions.ts';

type Icons = Readonly<Record<string, LucideIcon>>;

const devices: Icons = {
  desktop: Monitor,
  mobile: Smartphone,
  tablet: Tablet,
  tv: Tv,
  console: Gamepad2,
  wearable: Watch,
};
const systems: Icons = {
  Windows: AppWindow,
  macOS: Laptop,
  iOS: Smartphone,
  Android: Smartphone,
  Linux: Terminal,
  ChromeOS: Laptop,
  iPadOS: Tablet,
  HarmonyOS: Smartphone,
};
const channels: Icons = {
  direct: MousePointerClick,
  qr: QrCode,
  paid_search: Megaphone,
  paid_social: Megaphone,
  paid_video: Megaphone,
  paid_shopping: Megaphone,
  paid_other: Megaphone,
  display: Megaphone,
  shopping: ShoppingBag,
  social: Share2,
  video: CirclePlay,
  ai: Sparkles,
  search: Search,
  email: Mail,
  affiliate: Handshake,
  audio: Headphones,
  sms: MessageSquare,
  push: Bell,
  referral: Link2,
};

/** The icon of a value, or nothing for values of which each would have the same. */
function iconOf(dimension: DimensionKey, key: string): LucideIcon | null {
  switch (dimension) {
    case 'DEVICE':
      return devices[key.toLowerCase()] ?? CircleQuestionMark;
    case 'OS':
      return systems[key] ?? CircleQuestionMark;
    case 'BROWSER':
      return key.endsWith(' app') || key === 'In-app browser' ? Smartphone : Globe;
    case 'CHANNEL':
      return channels[key.toLowerCase()] ?? CircleQuestionMark;
    case 'NETWORK':
      return Network;
    default:
      return null;
  }
}

/** What a device, system, browser, channel or network looks like; its name says the same. */
export function DimensionIcon({ dimension, valueKey }: { dimension: DimensionKey; valueKey: string }) {
  const icon = iconOf(dimension, valueKey);
  return icon && createElement(icon, { 'aria-hidden': true, className: 'size-4 shrink-0 text-muted' });
}
