/**
 * @generated SignedSource<<8cea6541ae24e92892c14ab196f37c1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeasurementLevel = "essential" | "full" | "none";
export type MeasurementMethod = "embed" | "hybrid" | "redirect";
import type { FragmentRefs } from "relay-runtime";
export type OverviewTab_viewer$data = {
  readonly networkSettings: {
    readonly geolocation: boolean;
    readonly level: MeasurementLevel;
    readonly method: MeasurementMethod;
    readonly privacyMode: boolean;
  };
  readonly website: {
    readonly " $fragmentSpreads": FragmentRefs<"PerformanceSummary_website">;
  } | null | undefined;
  readonly websites: ReadonlyArray<{
    readonly domain: string;
    readonly id: string;
    readonly isVerified: boolean;
    readonly name: string | null | undefined;
  }>;
  readonly " $fragmentType": "OverviewTab_viewer";
};
export type OverviewTab_viewer$key = {
  readonly " $data"?: OverviewTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OverviewTab_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NetworkSettings",
      "kind": "LinkedField",
      "name": "networkSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "geolocation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "privacyMode",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Website",
      "kind": "LinkedField",
      "name": "websites",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "domain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVerified",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Website",
      "kind": "LinkedField",
      "name": "website",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PerformanceSummary_website"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ada0a9400db69e8e5c55182acb0dd1d4";

export default node;
