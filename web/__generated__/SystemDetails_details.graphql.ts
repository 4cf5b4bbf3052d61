/**
 * @generated SignedSource<<ca7b7199946d97d20daaf408360b0ef9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SystemDetails_details$data = {
  readonly jobs: ReadonlyArray<{
    readonly name: string;
    readonly note: string | null | undefined;
    readonly problem: string | null | undefined;
    readonly ranAt: string | null | undefined;
    readonly tookMs: number | null | undefined;
  }>;
  readonly journal: {
    readonly bytes: number;
    readonly lost: number;
    readonly maxBytes: number;
    readonly stored: number;
    readonly waitingBytes: number;
    readonly written: number;
  } | null | undefined;
  readonly placeFiles: ReadonlyArray<{
    readonly name: string;
    readonly publishedAt: string | null | undefined;
  }>;
  readonly stored: {
    readonly columnBytes: number;
    readonly databaseBytes: number;
    readonly lastDay: string | null | undefined;
    readonly segments: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HealthChanges_details">;
  readonly " $fragmentType": "SystemDetails_details";
};
export type SystemDetails_details$key = {
  readonly " $data"?: SystemDetails_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"SystemDetails_details">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SystemDetails_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemJob",
      "kind": "LinkedField",
      "name": "jobs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ranAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tookMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemJournal",
      "kind": "LinkedField",
      "name": "journal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waitingBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "written",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stored",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lost",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SystemStored",
      "kind": "LinkedField",
      "name": "stored",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "segments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "columnBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDay",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlaceFile",
      "kind": "LinkedField",
      "name": "placeFiles",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HealthChanges_details"
    }
  ],
  "type": "SystemDetails",
  "abstractKey": null
};
})();

(node as any).hash = "370f9c43451eac660bace9a7afba7475";

export default node;
