"""Parts of a window in the back wall: frames, handles, insect screens. `opening` is (left, right, sill, head) of the wall y = 0.

Whatever the frame, its sashes' faces are at FACE and the handle sits at `handle_at`, so that handles fit every frame.
"""
import materials as m
import stones
from objects.blinds import FRAME

FACE = FRAME - 0.05
WIDTHS = {'standard': 0.066, 'slim': 0.042, 'profiled': 0.082}


def handle_at(opening):
    """Where the handle sits, in the space of the room."""
    return ((opening[0] + opening[1]) / 2 + 0.03, FACE, (opening[2] + opening[3]) / 2 - 0.02)


def frame(kit, look, opening):
    """Two sashes in a frame. Without panes: they would not be seen."""
    left, right, sill, head = opening
    w, shape = WIDTHS[look['shape']], look['shape']
    lying = m.body(look, upright=False)
    standing = m.body(look)
    y = FRAME
    for low, high in ((sill, sill + w * 0.75), (head - w * 0.75, head)):
        kit.box((left, y - 0.03, low), (right, y + 0.04, high), lying, 0.004)
    for a, b in ((left, left + w * 0.75), (right - w * 0.75, right)):
        kit.box((a, y - 0.0293, sill), (b, y + 0.0393, head), standing, 0.004)
    middle = (left + right) / 2
    for a, b in ((left + w * 0.6, middle + 0.0005), (middle - 0.0005, right - w * 0.6)):
        sash(kit, look, (a, b, sill + w * 0.6, head - w * 0.6), w, lying, standing)
    if shape != 'slim':
        kit.box((middle - 0.017, FACE - 0.008, sill + w * 0.62), (middle + 0.005, FACE + 0.01, head - w * 0.62), standing, 0.004)


def sash(kit, look, at, w, lying, standing):
    """One sash with its bars `w` wide; `at`: (left, right, bottom, top)."""
    a, b, c, d = at
    back = FACE + 0.075
    # Uprights stand back a little: faces in one plane would shade each other.
    for low, high in ((c, c + w), (d - w, d)):
        kit.box((a, FACE, low), (b, back, high), lying, 0.006)
    for low, high in ((a, a + w), (b - w, b)):
        kit.box((low, FACE + 0.0007, c), (high, back - 0.0007, d), standing, 0.006)
    seal = m.lacquer('#232323', 'matt')
    for low, high in (((a + w, c + w), (b - w, c + w + 0.004)), ((a + w, d - w - 0.004), (b - w, d - w)), ((a + w, c + w), (a + w + 0.004, d - w)), ((b - w - 0.004, c + w), (b - w, d - w))):
        kit.box((low[0], FACE + 0.022, low[1]), (high[0], FACE + 0.05, high[1]), seal, 0)
    if look['shape'] == 'profiled':
        step = 0.016
        for low, high in ((c + w - 0.001, c + w + step), (d - w - step, d - w + 0.001)):
            kit.box((a + w - 0.001, FACE + 0.012, low), (b - w + 0.001, FACE + 0.05, high), lying, 0.007)
        for low, high in ((a + w - 0.001, a + w + step), (b - w - step, b - w + 0.001)):
            kit.box((low, FACE + 0.0127, c + w), (high, FACE + 0.0493, d - w), standing, 0.007)
        z = c + (d - c) * 0.68
        kit.box((a + w, FACE + 0.01, z - 0.014), (b - w, FACE + 0.055, z + 0.014), lying, 0.007)


def handle(kit, look):
    """The kit's origin is on the sash's face (y = 0), at the handle's pivot."""
    body = m.solid(look['color'], look['finish'])
    if look['shape'] == 'square':
        kit.box((-0.016, -0.009, -0.036), (0.016, 0, 0.036), body, 0.0015)
        kit.box((-0.009, -0.044, -0.009), (0.009, -0.005, 0.009), body, 0.002)
        kit.box((-0.01, -0.054, -0.135), (0.01, -0.04, 0.01), body, 0.0025)
        return
    kit.lathe([(0.0, -0.009), (0.022, -0.009), (0.025, -0.006), (0.026, 0.0), (0.0, 0.0)], body, axis='y', count=48)
    kit.tube([(0, -0.006, 0), (0, -0.036, 0), (0, -0.046, -0.012), (0, -0.049, -0.06), (0, -0.045, -0.132)], 0.0105, body)
    kit.ball((0, -0.045, -0.132), (0.0105, 0.0105, 0.0105), body, count=20)
    if look['shape'] == 'lockable':
        steel = m.metal('#c9ced3')
        kit.lathe([(0.0, -0.024), (0.0135, -0.024), (0.015, -0.022), (0.015, 0.0), (0.0, 0.0)], body, (0, -0.036, 0.001), axis='y', count=40)
        kit.lathe([(0.0, -0.0006), (0.009, -0.0006), (0.0095, 0.0), (0.0, 0.0)], steel, (0, -0.0605, 0.001), axis='y', count=32)
        kit.box((-0.0012, -0.0617, -0.005), (0.0012, -0.061, 0.007), m.lacquer('#1a1a1a', 'matt'), 0)


def insect_screen(kit, look, opening):
    """Outside before the right sash: a frame with a net, a net that rolls up, or a pleated one that is half drawn."""
    left, right, sill, head = opening
    body, y = m.lacquer(look['color'], 'satin'), FRAME + 0.062
    a, b, c, d = (left + right) / 2 + 0.07, right - 0.1, sill + 0.1, head - 0.1
    w = 0.032
    for low, high in ((c, c + w), (d - w, d)):
        kit.box((a, y, low), (b, y + 0.022, high), body, 0.003)
    for low, high in ((a, a + w), (b - w, b)):
        kit.box((low, y + 0.0006, c), (high, y + 0.0214, d), body, 0.003)
    if look['shape'] == 'roller':
        kit.box((a - 0.004, y - 0.012, d - 0.075), (b + 0.004, y + 0.05, d + 0.01), body, 0.012)
        kit.box((a + w, y - 0.004, c + (d - c) * 0.26), (b - w, y + 0.018, c + (d - c) * 0.26 + 0.028), body, 0.004)
        sheet(kit, a + w, b - w, c + (d - c) * 0.26, d - 0.07, y + 0.01, 0.62)
    elif look['shape'] == 'pleated':
        end = a + (b - a) * 0.62
        kit.box((end, y - 0.006, c + w), (end + 0.03, y + 0.026, d - w), body, 0.004)
        pleats(kit, end + 0.03, b - w, c + w, d - w, y + 0.01)
    else:
        kit.box((a + w, y + 0.001, (c + d) / 2 - 0.014), (b - w, y + 0.021, (c + d) / 2 + 0.014), body, 0.003)
        sheet(kit, a + w, b - w, c + w, d - w, y + 0.012, 0.7)


def sheet(kit, x0, x1, z0, z1, y, clear):
    """A stretched net; `clear`: the share of light that passes."""
    unseen_by_light(kit.quad([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], stones.net('#3c3f41', clear)))


def unseen_by_light(net):
    """What hangs behind a net is chosen as well: its light must not depend on the net."""
    net.visible_shadow = net.visible_diffuse = False


def pleats(kit, x0, x1, z0, z1, y):
    """Folds of net, standing."""
    count, vertices, faces = 26, [], []
    for i in range(count + 1):
        x = x0 + (x1 - x0) * i / count
        fold = 0.012 if i % 2 else -0.012
        vertices += [(x, y + fold, z0), (x, y + fold, z1)]
    for i in range(count):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    unseen_by_light(kit.mesh(vertices, faces, stones.net('#36393b', 0.42)))
