/**
 * Goes up whenever the same packed bag gives other pixels than before: a change of the projector, the physics, the detector or a scanner's
 * data. A stored recipe names the version whose bytes it stands for; those that name a packing and no detector are of the first.
 */
export const DETECTOR_VERSION = 4;
export const FIRST_DETECTOR = 1;
