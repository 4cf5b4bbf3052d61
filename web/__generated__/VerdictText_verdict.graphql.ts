/**
 * @generated SignedSource<<c3521c6f4c09566af77643f351ad769b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExperimentVerdictKind = "NOT_MEASURED" | "NO_DIFFERENCE" | "NO_VISITORS" | "TOO_EARLY" | "UNEVEN_SPLIT" | "WINNER";
import type { FragmentRefs } from "relay-runtime";
export type VerdictText_verdict$data = {
  readonly headline: string;
  readonly kind: ExperimentVerdictKind;
  readonly missing: ReadonlyArray<string>;
  readonly reason: string;
  readonly " $fragmentType": "VerdictText_verdict";
};
export type VerdictText_verdict$key = {
  readonly " $data"?: VerdictText_verdict$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerdictText_verdict">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerdictText_verdict",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missing",
      "storageKey": null
    }
  ],
  "type": "ExperimentVerdict",
  "abstractKey": null
};

(node as any).hash = "033dd0b46151e121244d79dbfb77693b";

export default node;
