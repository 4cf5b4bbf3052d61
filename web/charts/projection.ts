/** Degrees of longitude and latitude. */
export interface Place {
  longitude: number;
  latitude: number;
}

const RADIANS = Math.PI / 180;

/**
 * The Natural Earth projection, the polynomial its authors published, in units of the globe's radius from the map's
 * centre, y upwards. @nivo/geo draws the land with it but does not hand its projection to the layers above.
 */
export function project({ longitude, latitude }: Place): [number, number] {
  const lambda = longitude * RADIANS;
  const phi = latitude * RADIANS;
  const p2 = phi * phi;
  const p4 = p2 * p2;
  return [
    lambda * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4))),
    phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4))),
  ];
}

/** Diameter in pixels of a country's marker: a tenth of its clicks, no smaller than 10 and no larger than 50. */
export const markerSize = (clicks: number) => Math.min(50, Math.max(10, clicks / 10));

/** The same relative to the country with the most clicks: areas, not diameters, represent clicks. */
export const shareSize = (clicks: number, most: number) => 8 + 34 * Math.sqrt(clicks / Math.max(most, 1));
