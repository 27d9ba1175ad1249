"""Walls, ceilings, windows: what a room is made of. Each face is a flat sheet with texture coordinates in metres."""
import materials as m


def floor(kit, x0, x1, y0, y1, material, z=0.0):
    """A floor at height z."""
    kit.quad([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], material, [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])


def ceiling(kit, x0, x1, y0, y1, z, material):
    """A ceiling at height z, its face down."""
    kit.quad([(x0, y0, z), (x0, y1, z), (x1, y1, z), (x1, y0, z)], material, [(x0, y0), (x0, y1), (x1, y1), (x1, y0)])


def back_wall(kit, x0, x1, z0, z1, material, y=0.0):
    """A wall across the picture at depth y, its face to the viewer."""
    return kit.quad([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], material, [(x0, z0), (x1, z0), (x1, z1), (x0, z1)])


def behind_viewer(kit, x0, x1, z0, z1, material, y):
    """The wall that the viewer stands behind: it throws light back and is mirrored, but is not seen."""
    back_wall(kit, x0, x1, z0, z1, material, y).visible_camera = False


def right_wall(kit, x, y0, y1, z0, z1, material):
    """Texture runs on from a back wall that ends at x."""
    kit.quad([(x, y1, z0), (x, y0, z0), (x, y0, z1), (x, y1, z1)], material, [(x - y1, z0), (x - y0, z0), (x - y0, z1), (x - y1, z1)])


def left_wall(kit, x, y0, y1, z0, z1, material):
    """A wall along the left side, its face to the right."""
    kit.quad([(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], material, [(y0, z0), (y1, z0), (y1, z1), (y0, z1)])


def left_wall_with_window(kit, y0, y1, z1, opening, material, thickness=0.3):
    """At x = 0; `opening` is (near y, far y, sill, head)."""
    near, far, sill, head = opening
    for a, b, low, high in ((y0, near, 0, z1), (far, y1, 0, z1), (near, far, 0, sill), (near, far, head, z1)):
        kit.box((-thickness, a, low), (0, b, high), material, 0)


def window_left(kit, opening, frame, depth=0.16, sashes=2):
    """Frame and sashes in the opening of the left wall, and the sill inside."""
    near, far, sill, head = opening
    x = -depth
    kit.box((x - 0.035, near, sill), (x + 0.035, far, sill + 0.06), frame, 0.004)
    kit.box((x - 0.035, near, head - 0.055), (x + 0.035, far, head), frame, 0.004)
    # Uprights stand back a little: faces in one plane would shade each other.
    kit.box((x - 0.034, near, sill), (x + 0.034, near + 0.055, head), frame, 0.004)
    kit.box((x - 0.034, far - 0.055, sill), (x + 0.034, far, head), frame, 0.004)
    w = (far - near) / sashes
    for i in range(sashes):
        a, b = near + w * i, near + w * (i + 1)
        for low, high in ((sill + 0.05, sill + 0.11), (head - 0.1, head - 0.045)):
            kit.box((x - 0.02, a + 0.04, low), (x + 0.05, b - 0.04, high), frame, 0.005)
        for u in (a + 0.035, b - 0.09):
            kit.box((x - 0.019, u, sill + 0.051), (x + 0.049, u + 0.055, head - 0.046), frame, 0.005)
    if sashes > 1:
        kit.rod((x + 0.05, near + w + 0.04, (sill + head) / 2), (x + 0.095, near + w + 0.04, (sill + head) / 2), 0.009, m.metal('#a9adb0'))
        kit.box((x + 0.085, near + w + 0.03, (sill + head) / 2 - 0.115), (x + 0.1, near + w + 0.05, (sill + head) / 2 + 0.012), m.metal('#a9adb0'), 0.004)
    kit.box((-depth - 0.03, near - 0.001, sill - 0.01), (0.035, far + 0.001, sill + 0.022), m.lacquer('#efece6', 'satin'), 0.005)
