"""The material library: from a look ({shape, color, accent, pattern, finish}) or by name.

Surfaces (floors, tiles, wall colours) are seen by the camera only. Whatever else looks at them (light that
bounces, mirrors, metal) meets a neutral stand-in. So the light in a room does not depend on which surface is
chosen, and pictures of single surfaces and fittings stack to any combination.
"""
import os

import bpy

from coverings import covering, grain, marble, paint
from nodes import Graph, blend, darker, linear

NEUTRAL = (0.66, 0.645, 0.62)

METALS = {
    '#c9ced3': ((0.83, 0.84, 0.86), 0.06),
    '#a9adb0': ((0.62, 0.62, 0.62), 0.28),
    '#b8924f': ((0.74, 0.53, 0.25), 0.24),
    '#d5dcde': ((0.93, 0.94, 0.94), 0.0),
    '#dbe1e2': ((0.93, 0.94, 0.94), 0.0),
}
TIMBERS = ('#c9a173', '#6b4a33', '#7d5a3c', '#e0cfae', '#c78f5c', '#d9c7ab')

_made = {}


def once(key, make):
    """The material of this key, made at most once a process."""
    if key not in _made:
        _made[key] = make('.'.join(str(k) for k in key))
    return _made[key]


# -- Looks ------------------------------------------------------------------------------------------------------------

def surface(look, neutral=NEUTRAL):
    """The material of a floor, wall or splashback of this look (texture coordinates in metres), seen by the camera only."""
    key = ('surface', look['color'], look.get('accent'), look['pattern'], look['finish'], neutral)
    return once(key, lambda name: seen_only_by_camera(name, look, neutral))


def seen_only_by_camera(name, look, neutral):
    """The look for the camera, matt `neutral` (linear colour) for whatever else meets it."""
    g = Graph(name)
    real = covering(g, look)
    stand_in = g.node('BsdfDiffuse', {'Color': neutral}).outputs[0]
    camera = g.node('LightPath').outputs['Is Camera Ray']
    return g.surface(g.node('MixShader', {0: camera, 1: stand_in, 2: real}).outputs[0])


def body(look, upright=True):
    """The material of a fitting's or piece of furniture's body: wood, stone, tiles or `solid`, by its pattern."""
    if look['pattern'] == 'plain':
        return solid(look['color'], look['finish'], upright)
    if look['pattern'] in ('plank', 'wide-plank'):
        return wood(look['color'], look['finish'], upright)
    key = ('body', look['color'], look.get('accent'), look['pattern'], look['finish'])

    def make(name):
        g = Graph(name)
        return g.surface(covering(g, look))

    return once(key, make)


def solid(color, finish='satin', upright=True):
    """One colour: metal and timber are told by their colour, the rest is lacquer."""
    color = color.lower()
    if color in METALS:
        return metal(color)
    if color in TIMBERS:
        return wood(color, finish, upright)
    return lacquer(color, finish)


# -- Things -----------------------------------------------------------------------------------------------------------

def lacquer(color, finish='satin'):
    """Sprayed fronts, powder coat, plastic."""
    def make(name):
        g = Graph(name)
        rough = {'matt': 0.42, 'satin': 0.26, 'gloss': 0.06}[finish]
        base = linear(color)
        fine = g.noise(g.place(), 400, 2, 0.5)
        return g.surface(g.principled(base, rough, normal=g.bump(fine, 0.0002, 0.12) if finish != 'gloss' else None))
    return once(('lacquer', color, finish), make)


def ceramic(color, finish='gloss'):
    """Sanitary ware and mineral casting."""
    def make(name):
        g = Graph(name)
        rough = {'matt': 0.38, 'satin': 0.2, 'gloss': 0.08}[finish]
        return g.surface(g.principled(linear(color), rough, coat=0.6 if finish == 'gloss' else 0.0))
    return once(('ceramic', color, finish), make)


def metal(color):
    """Chrome, steel, brass, mirror: by their colour in METALS; others are anodised."""
    def make(name):
        g = Graph(name)
        tint, rough = METALS.get(color, (linear(color), 0.25))
        if rough < 0.02:
            return g.surface(g.principled(tint, 0.0, 1.0))
        # Strokes are a third of a millimetre apart: one sees that it is brushed, not each stroke.
        brushed = g.noise(g.vector('MULTIPLY', g.place(), (12.0, 12.0, 1000.0)), 3, 2, 0.5)
        roughness = g.range(brushed, 0.2, 0.8, rough * 0.9, rough * 1.15) if rough > 0.15 else rough
        return g.surface(g.principled(tint, roughness, 1.0))
    return once(('metal', color), make)


def hollow_metal(color):
    """Brushed metal of bowls: light goes to and fro in them more often than is reckoned, so a part of it is scattered."""
    def make(name):
        g = Graph(name)
        tint, _ = METALS.get(color, (linear(color), 0.25))
        return g.surface(g.principled(tint, 0.4, 0.4))
    return once(('hollow-metal', color), make)


def wood(color, finish='satin', upright=True):
    """Timber through a body, grain upright or lying; veneered fronts and solid furniture."""
    def make(name):
        g = Graph(name)
        x, y, z = g.split(g.place())
        deep = g.math('ADD', x, g.math('MULTIPLY', y, 1.0)) if upright else g.math('ADD', z, g.math('MULTIPLY', y, 1.0))
        along = g.join(z if upright else x, deep, 3.0)
        shade = grain(g, along)
        base = linear(color)
        rough = {'matt': 0.46, 'satin': 0.34, 'gloss': 0.14}[finish]
        fine = g.noise(g.vector('MULTIPLY', along, (6.0, 190.0, 1.0)), 3, 2, 0.6)
        return g.surface(g.principled(g.times(base, shade), rough, normal=g.bump(fine, 0.0006, 0.3), specular=0.4))
    return once(('wood', color, finish, upright), make)


def stone(look):
    """A slab in one piece (worktops, tops): the look's pattern without joints."""
    def make(name):
        g = Graph(name)
        color = linear(look['color'])
        accent = linear(look.get('accent') or '#8a857d')
        if look['pattern'] == 'marble':
            return g.surface(marble(g, color, accent if look.get('accent') else darker(color, 0.6), look['finish'], g.place(), laid=False))
        return g.surface(covering(g, look))
    return once(('stone', look['color'], look.get('accent'), look['pattern'], look['finish']), make)


def glass(tint=(0.985, 0.995, 0.99)):
    """Thin panes: seen through without bending, reflecting at grazing angles. Throws almost no shadow."""
    def make(name):
        g = Graph(name)
        clear = g.node('BsdfTransparent', {'Color': tint}).outputs[0]
        shine = g.node('BsdfGlossy', {'Color': (1.0, 1.0, 1.0), 'Roughness': 0.0}).outputs[0]
        facing = g.node('LayerWeight', {'Blend': 0.12}).outputs['Fresnel']
        path = g.node('LightPath').outputs['Is Camera Ray']
        share = g.math('MULTIPLY', g.math('MULTIPLY', facing, 0.55), path)
        return g.surface(g.node('MixShader', {0: share, 1: clear, 2: shine}).outputs[0])
    return once(('glass', *tint), make)


def view(file):
    """A picture of `images/` seen through a pane that reflects a little, with its own light (uv 0 to 1). Other light meets it as matt grey."""
    def make(name):
        g = Graph(name)
        picture = g.node('TexImage', {'Vector': g.node('TexCoord').outputs['UV']}, extension='EXTEND')
        picture.image = bpy.data.images.load(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'images', file))
        seen = g.node('Emission', {'Color': picture.outputs['Color'], 'Strength': 0.7}).outputs[0]
        shine = g.node('BsdfGlossy', {'Color': (1.0, 1.0, 1.0), 'Roughness': 0.02}).outputs[0]
        facing = g.node('LayerWeight', {'Blend': 0.3}).outputs['Fresnel']
        pane = g.node('MixShader', {0: facing, 1: seen, 2: shine}).outputs[0]
        matt = g.node('BsdfDiffuse', {'Color': NEUTRAL}).outputs[0]
        made = g.surface(g.node('MixShader', {0: g.node('LightPath').outputs['Is Camera Ray'], 1: matt, 2: pane}).outputs[0])
        made.cycles.sample_as_light = False
        return made
    return once(('view', file), make)


def frosted(color, strength=0.25):
    """Opal glass that glows faintly (lamp shades by day)."""
    return glow(color, strength, 0.35)


def glow(color, strength, gloss=None):
    """Something that shines: seen, but not sampled as a light (lights do the lighting)."""
    def make(name):
        g = Graph(name)
        shine = g.node('Emission', {'Color': linear(color), 'Strength': strength}).outputs[0]
        if gloss is not None:
            shine = g.node('AddShader', {0: shine, 1: g.principled(linear(color), gloss)}).outputs[0]
        made = g.surface(shine)
        made.cycles.sample_as_light = False
        return made
    return once(('glow', color, strength, gloss), make)


def fabric(color, weave=420.0):
    """Towels, curtains, upholstery."""
    def make(name):
        g = Graph(name)
        at = g.place()
        nap = g.noise(at, weave, 3, 0.7)
        shade = g.range(nap, 0.25, 0.75, 0.84, 1.1)
        return g.surface(g.principled(g.times(linear(color), shade), 0.95, normal=g.bump(nap, 0.003, 0.7), specular=0.1, sheen=0.35))
    return once(('fabric', color, weave), make)


def leaf(color='#3f6b35'):
    """Foliage: its tone differs from one object to the next, and light comes through."""
    def make(name):
        g = Graph(name)
        chance = g.node('ObjectInfo').outputs['Random']
        base = linear(color)
        seen = g.mix(chance, darker(base, 0.55), blend(base, (0.35, 0.42, 0.1), 0.35))
        front = g.principled(seen, 0.38)
        through = g.node('BsdfTranslucent', {'Color': blend(base, (0.4, 0.5, 0.1), 0.5)}).outputs[0]
        return g.surface(g.node('MixShader', {0: 0.22, 1: front, 2: through}).outputs[0])
    return once(('leaf', color), make)


def wall_paint(color):
    """A painted wall that is not for choice. Light that bounces meets it without its fine relief: same light, faster."""
    def make(name):
        g = Graph(name)
        flat = g.node('BsdfDiffuse', {'Color': linear(color)}).outputs[0]
        real = paint(g, linear(color), 'matt', g.place())
        return g.surface(g.node('MixShader', {0: g.node('LightPath').outputs['Is Camera Ray'], 1: flat, 2: real}).outputs[0])
    return once(('wall', color), make)
