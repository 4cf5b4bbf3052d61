// What the snippet keeps, what pages call, and what browsers tell.

export interface Conversion {
  name: string;
  value?: number | undefined;
  currency?: string | undefined;
  id?: string | number | undefined;
}

export interface Visit {
  id: string;
  /** When it began, and when it was last looked at. */
  began: number;
  last: number;
  views: number;
  visible: number;
  load?: number | null;
  click: string | undefined;
  conversions: Conversion[];
  /** Whether the server was asked to measure. */
  isMeasured: boolean;
}

export interface Answer {
  transfer_bytes?: number;
  test_id?: string;
}
export type Call = [what: string, details?: Conversion];
export interface Page {
  fb?: ((...call: Call) => void) & { q?: Call[]; isReady?: boolean };
}
export interface Told {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
  connection?: { effectiveType?: string; type?: string; saveData?: boolean };
}
