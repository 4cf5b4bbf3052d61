/**
 * @generated SignedSource<<3670688acc0669dc4e777f3bf83b7607>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MeasurementGapReason = "HTTP_1" | "LEVEL_ESSENTIAL" | "LEVEL_NONE" | "NOT_A_PAGE_VISIT" | "NOT_KNOWN" | "NO_ANSWER" | "NO_SPEED" | "PLAIN_HTTP" | "PRIVACY_SIGNAL" | "PROXY" | "SAVE_DATA" | "SLOW_HANDSHAKE" | "SLOW_PLACE" | "UNVERIFIED_WEBSITE";
import type { FragmentRefs } from "relay-runtime";
export type CoverageGaps_coverage$data = {
  readonly clicks: number;
  readonly gaps: ReadonlyArray<{
    readonly clicks: number;
    readonly label: string;
    readonly reason: MeasurementGapReason;
  }>;
  readonly measured: number;
  readonly " $fragmentType": "CoverageGaps_coverage";
};
export type CoverageGaps_coverage$key = {
  readonly " $data"?: CoverageGaps_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageGaps_coverage">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CoverageGaps_coverage"
};

(node as any).hash = "e6d4234614a71ecbbcd6dfb8a97d6c08";

export default node;
